import { resolve } from "node:path";
import { brandOf } from "~/brand/brands.server";
import { showBrand } from "~/brand/this-brand";

// Components are drawn for the brand that a shop shows unless it is told another one.
showBrand(brandOf({ brand: "mpc", brandsDirectory: resolve("brands") }));
