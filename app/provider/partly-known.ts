/**
 * The answer of a host that may know no more than `Core` (docs/decisions/0045): the members of `Whole` beyond it are
 * missing there, at any depth.
 */
export type PartlyKnown<Whole, Core> = Whole extends (infer Item)[]
  ? PartlyKnown<Item, NonNullable<Core> extends (infer CoreItem)[] ? CoreItem : never>[]
  : Whole extends object
    ? { [Key in keyof Whole & keyof NonNullable<Core>]: PartlyKnown<Whole[Key], NonNullable<Core>[Key]> } & {
        [Key in Exclude<keyof Whole, keyof NonNullable<Core>>]?: Whole[Key];
      }
    : Whole;
