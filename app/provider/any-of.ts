/**
 * An object of any type of a union, such as a cart item of any kind of product: the members that only some types have are
 * optional.
 */
export type AnyOf<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeyOfAny<Union>, keyof Union>]?: MemberOf<Union, Key>;
};

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;

type MemberOf<Union, Key extends PropertyKey> = Union extends { [Name in Key]?: infer Member }
  ? Member
  : never;
