/** Of a point, of which 72 are an inch. */
export const millimetresPerPoint: number = 25.4 / 72;
