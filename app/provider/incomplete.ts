/**
 * The response of a host that may lack any member of the extension, such as Adobe Commerce, which has a part of it
 * (docs/decisions/0120): every member is optional, at any depth.
 */
export type Incomplete<Whole> = Whole extends (infer Item)[]
  ? Incomplete<Item>[]
  : Whole extends object
    ? { [Key in keyof Whole]?: Incomplete<Whole[Key]> }
    : Whole;
