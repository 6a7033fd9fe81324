/** A map with a limit that evicts the least recently used entries. */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;
  readonly #weightOf: (key: Key, value: Value) => number;
  #weight = 0;

  /** @param weightOf weight of an entry, limited to `most` in total; without it, `most` is the number of entries */
  constructor(max: number, weightOf: (key: Key, value: Value) => number = () => 1) {
    this.#most = max;
    this.#weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** An entry that exceeds the limit alone is not stored. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#weightOf(key, value);
    if (weight > this.#most) return;
    this.#values.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#weightOf(key, value);
  }

  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }
}
