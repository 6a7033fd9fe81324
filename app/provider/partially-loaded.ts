/**
 * The response of a host that may only support `Core` (docs/decisions/0045): the members that only `Whole` has are
 * optional, at any depth.
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
