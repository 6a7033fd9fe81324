import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const BRAND = `
name: Tiny Paws
email: hello@tinypaws.example
address: 1 Burrow Lane, Bath, ME 04530
signOff: With a squeak,
description: Engraved tags for the smallest of all.
keywords: hamster tags
`;

const CATEGORIES = `
- urlPath: tags
  name: Tags
  description: Small tags for small necks.
  isInMenu: true
`;

const TAGS = `
texts:
  making: <p>Made by {{name}}.</p>
products:
  - sku: hamster-tag
    name: Hamster Tag
    urlKey: hamster-tag
    family: tags
    pets: [small-pet]
    tool: { blueprint: pet-tags, path: /pet-tags-tool, template: name-only-bold, sold: { size: [small] } }
    categories: [tags]
    priceCents: 450
    surcharges: { color: { gold: 125 } }
    productionDays: 1
    since: 2026-11-21
    shortDescription: It weighs less than a sunflower seed.
    description: |
      <p>For whoever runs at night.</p>
      {{making}}
`;

const PAGE = `
identifier: about-us
title: About Us
content: <p>{{name}} is a burrow.</p>
updatedOn: 2026-11-21
`;

/** All files of a brand with one product, except colors and logo, which are another brand's. */
export const TINY_BRAND = {
  "brand.yaml": BRAND,
  "catalog/categories.yaml": CATEGORIES,
  "catalog/products/tags.yaml": TAGS,
  "content/pages/about-us.yaml": PAGE,
};

/** Creates a folder of brands with this one only, by file. @returns its path, and a function that deletes it */
export function brandsWith(code: string, files: Record<string, string>) {
  const brandsDirectory = mkdtempSync(join(tmpdir(), "brands-"));
  const folder = join(brandsDirectory, code);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ["tokens.yaml", "logo.svg"]) cpSync(join("brands/mpc", file), join(folder, file));
  return { brandsDirectory, remove: () => rmSync(brandsDirectory, { recursive: true }) };
}
