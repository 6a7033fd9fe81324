import { resolve } from "node:path";
import { brandOf } from "~/brand/brands.server";
import { showBrand } from "~/brand/this-brand";

// Tests render components for this brand, unless they set another one.
showBrand(brandOf({ brand: "mpc", brandsDirectory: resolve("brands") }));
