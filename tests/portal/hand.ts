/**
 * The seconds that a human needs, by the keystroke-level model (Card, Moran and Newell, 1980): for a key or a button, to point at something,
 * and to think before an act.
 */
export const hand = { key: 0.2, point: 1.1, thought: 1.35 }
