/** Increases when the shape of the state changes: `migrations.ts` converts older snapshots, others are quarantined. */
export const STATE_VERSION = 5
