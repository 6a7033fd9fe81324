import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const CODE = /^[a-z][a-z0-9_]{0,31}$/;

export const brandGroup = settingGroup("Brands and stores", {
  BRAND: {
    type: z.string().regex(CODE, "must be a code of small letters and digits"),
    default: "mpc",
    description: "Brand of the shop: the name of its folder in `BRANDS_DIR` and the code of its store",
  },
  STORES: {
    type: z.string().transform(readCodes),
    documentedDefault: "the `BRAND` alone",
    description:
      "Brands whose stores the engine serves, such as `mpc,neon`; the `Store` header of a request selects one of them",
  },
  STORE_COUNTRY: {
    type: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters, such as US"),
    default: "US",
    description:
      "Country of the shop, which decides the wording of some page titles and the starting price in texts (specification §2, §9)",
  },
  BRANDS_DIR: {
    type: z.string().min(1),
    default: "./brands",
    description: "Folder that contains a folder for each brand",
  },
});

export type BrandSettings = ReturnType<typeof brandSettings>;

/** @throws Error when a brand has no folder, or STORES omits the BRAND */
export function brandSettings({
  BRAND,
  STORES,
  STORE_COUNTRY,
  BRANDS_DIR,
}: z.infer<typeof brandGroup.schema>) {
  const brandsDirectory = resolve(BRANDS_DIR);
  const codes = STORES ?? [BRAND];
  if (!codes.includes(BRAND)) throw new Error(`Wrong settings: STORES must name the BRAND, ${BRAND}`);
  const stores = [...new Set([BRAND, ...codes])];
  for (const code of stores) {
    const file = join(brandsDirectory, code, "brand.yaml");
    if (!existsSync(file))
      throw new Error(`Wrong settings: ${code === BRAND ? "BRAND" : "STORES"} ${code} has no ${file}`);
  }
  return {
    /** Code of the brand, and of its store. */
    brand: BRAND,
    /** Codes of the stores that the engine serves; the brand's first. */
    stores,
    /** Two letters, such as US. */
    storeCountry: STORE_COUNTRY,
    /** Absolute path of the folder with all brands. */
    brandsDirectory,
  };
}

/** "mpc, neon" → ["mpc", "neon"] */
function readCodes(list: string, context: z.RefinementCtx): string[] {
  const codes = list.split(",").map((code) => code.trim());
  if (!codes.every((code) => CODE.test(code)))
    context.addIssue({ code: "custom", message: "must be codes of brands, such as mpc,neon" });
  return codes;
}
