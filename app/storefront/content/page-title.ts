import { thisBrand } from "~/brand/this-brand";

/** Returns the title of a page followed by the shop's name, such as "Search | My Shop". */
export function pageTitle(about: string): string {
  return `${about} | ${thisBrand().name}`;
}
