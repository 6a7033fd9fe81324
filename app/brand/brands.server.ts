import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrandSettings } from "~/settings/brand.server";
import type { Brand } from "./brand";
import { brandSchema } from "./brand-schema";
import { readYaml } from "./read-yaml.server";
import { tokensCss, tokensSchema } from "./tokens";

type BrandsDirectory = Pick<BrandSettings, "brandsDirectory">;

const loaded = new Map<string, Brand>();

/** What staff may change of a shop's facts. */
export type ShopFacts = Pick<Brand, "name" | "address" | "email" | "signOff">;

/** Brands with facts that staff have changed, by folder. */
const changed = new Map<string, Brand>();

/**
 * Returns the brand of this process, or of one of its stores.
 * @param settings the process's, for the brand it shows, or a store's
 * @throws Error that describes the fault in the brand's folder
 */
export function brandOf(settings: Pick<BrandSettings, "brand" | "brandsDirectory">): Brand {
  const folder = join(settings.brandsDirectory, settings.brand);
  return changed.get(folder) ?? brandInFolder(settings);
}

/** From now on, the brand of a store has these facts in place of its folder's; without any, its folder's again. */
export function replaceFacts(
  settings: Pick<BrandSettings, "brand" | "brandsDirectory">,
  facts: Partial<ShopFacts>,
): void {
  const folder = join(settings.brandsDirectory, settings.brand);
  if (Object.keys(facts).length === 0) changed.delete(folder);
  else changed.set(folder, versioned({ ...brandInFolder(settings), ...facts }));
}

/** The brand as its folder has it, whatever staff have changed. Each page asks for it, so that it is read only once. */
export function brandInFolder(settings: Pick<BrandSettings, "brand" | "brandsDirectory">): Brand {
  const known = loaded.get(join(settings.brandsDirectory, settings.brand));
  if (known) return known;
  const folder = brandFolder(settings.brand, settings);
  const brand = readBrand(folder, settings.brand);
  loaded.set(folder, brand);
  return brand;
}

/** Path of a brand's folder. @throws Error when there is no such brand */
export function brandFolder(code: string, { brandsDirectory }: BrandsDirectory): string {
  const folder = join(brandsDirectory, code);
  if (!existsSync(join(folder, "brand.yaml"))) throw new Error(`There is no brand ${code}: ${folder}`);
  return folder;
}

function readBrand(folder: string, code: string): Brand {
  const tokens = readYaml(join(folder, "tokens.yaml"), tokensSchema);
  const brand = {
    code,
    ...readYaml(join(folder, "brand.yaml"), brandSchema),
    tokens,
    css: tokensCss(tokens),
    logo: readFileSync(join(folder, "logo.svg"), "utf8"),
  };
  return versioned(brand);
}

function versioned(brand: Omit<Brand, "version">): Brand {
  const hash = createHash("sha256").update(JSON.stringify(brand)).digest("base64url");
  return { ...brand, version: hash.slice(0, 12) };
}
