const BODYLESS: readonly number[] = [204, 205, 304]

/** Whether a response with this status may have no body: `Response` refuses one. */
export const isBodyless = (status: number): boolean => BODYLESS.includes(status)
