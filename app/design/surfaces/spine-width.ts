import type { Binding } from "../blueprint/blueprint";

/** The detail of a book that holds the title on its spine. */
export const SPINE_DETAIL = "spine";

/** Millimeters. A title on a narrower spine would reach the folds as soon as the cover is bound a little askew. */
const MIN_SPINE = 6;

/** Whether the spine of a book is wide enough for a title. */
export function takesTitle({ spine }: Pick<Binding, "spine">): boolean {
  return spine >= MIN_SPINE;
}
