/** A reason why nothing is written; its message is for the person who runs the command. */
export class Problem extends Error {}
