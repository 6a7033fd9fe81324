/**
 * The answer of a host that may know no more than `Core` (docs/decisions/0045): the members of `Whole` beyond it are
 * missing there, at any depth.
 */
export type PartiallyLoaded<Whole, Core> = Whole extends (infer Item)[]
  ? PartiallyLoaded<Item, NonNullable<Core> extends (infer CoreItem)[] ? CoreItem : never>[]
  : Whole extends object
    ? {
        [Key in keyof Whole & keyof NonNullable<Core>]: PartiallyLoaded<Whole[Key], NonNullable<Core>[Key]>;
      } & {
        [Key in Exclude<keyof Whole, keyof NonNullable<Core>>]?: Whole[Key];
      }
    : Whole;
