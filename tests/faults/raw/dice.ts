import { seededRandom } from "../random";

/** Random choices, repeatable by seed. */
export interface Dice {
  /** @param probability from 0 to 1 */
  chance(probability: number): boolean;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function diceOf(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    chance: (probability) => random() < probability,
    below,
    pick: (items) => items[below(items.length)],
  };
}
