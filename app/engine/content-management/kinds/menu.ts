import { type MenuLink, menuLinkSchema } from "~/brand/menu-links";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import type { ContentKind, ContentRow, LinkedPages } from "../content-kind";
import { isTarget } from "../pages-of-shop";
import { barePath } from "./redirect";

/** The menu in the header, with levels, and the links of the footer. */

const MAX_LINES = 150;
const MAX_LENGTH = 15_000;
const FIELD = "links";
const HEADER = "header";

export const menuKind: ContentKind = {
  table: "navigation_menu",
  keyColumn: "identifier",
  noun: "menu",
  identifierForm: /^(header|footer)$/,
  identifierRule: "There's no such menu.",
  fields: [
    {
      code: FIELD,
      group: "TEXTS",
      kind: "HTML",
      title: "Links, one a line: label | path | SKU of a picture",
      maxLength: MAX_LENGTH,
      folderValue: "",
      isOptional: true,
    },
  ],
  titleOf: ({ identifier }) => (identifier === HEADER ? "Menu in the header" : "Links in the footer"),
  titleColumns: ["identifier"],
  pathOf: () => null,
  fieldsOf: (row) => ({ [FIELD]: linksOf(row).map(lineOf).join("\n") }),
  rowOf: (store, { identifier, fields, base }) => {
    const links = withFeatures(
      readLines(fields[FIELD]).map(({ item }) => item),
      base ? linksOf(base) : [],
    );
    return { store_code: store.code, identifier, links: JSON.stringify(links) };
  },
  async check(db, { storeCode, identifier }, fields, pages) {
    const lines = readLines(fields[FIELD]);
    if (lines.length > MAX_LINES) throw inputError(`Please enter no more than ${MAX_LINES} links.`, FIELD);
    checkLevels(lines, identifier);
    for (const { number, item } of lines) {
      if (!menuLinkSchema.safeParse(item).success)
        throw inputError(
          `Line ${number}: please write a label of up to 60 characters, then | and a path such as /sale.`,
          FIELD,
        );
    }
    await requirePages(db, { storeCode, pages }, lines);
    await requireProducts(db, storeCode, lines);
  },
};

interface Line {
  /** From 1. */
  number: number;
  item: MenuLink;
}

/** The links of a stored menu. */
export function linksOf({ links }: ContentRow): MenuLink[] {
  return JSON.parse(String(links));
}

function lineOf({ level, title, path, product }: MenuLink): string {
  const parts = path === null ? [`${title}:`] : [title, path, ...(product ? [product] : [])];
  return `${"-".repeat(level)}${level > 0 ? " " : ""}${parts.join(" | ")}`;
}

/** Hyphens at the start are levels; a line that ends with a colon is a heading. Empty lines are left out. */
function readLines(text: string): Line[] {
  return text.split("\n").flatMap((line, index) => {
    const [, hyphens, rest] = /^\s*(-*)\s*(.*?)\s*$/.exec(line) ?? [];
    if (!rest) return [];
    const [title, path, product] = rest.split("|").map((part) => part.trim());
    const isHeading = path === undefined && title.endsWith(":");
    const item = {
      level: Math.min(hyphens.length, 2) as MenuLink["level"],
      title: isHeading ? title.slice(0, -1).trim() : title,
      path: isHeading ? null : (path ?? ""),
      product: product || null,
      needs: null,
    };
    return [{ number: index + 1, item }];
  });
}

function checkLevels(lines: Line[], identifier: string): void {
  let [hasDepartment, hasHeading] = [false, false];
  for (const { number, item } of lines) {
    const fits = item.level === 0 ? item.path !== null : item.level === 1 ? hasDepartment : hasHeading;
    if (!fits || (item.level > 0 && identifier !== HEADER) || (item.level === 2 && item.path === null))
      throw inputError(`Line ${number}: there's nothing above that this could be a part of.`, FIELD);
    if (item.level === 0) [hasDepartment, hasHeading] = [true, false];
    if (item.level === 1) hasHeading = item.path === null;
  }
}

async function requirePages(
  db: Connection,
  { storeCode, pages }: { storeCode: string; pages: LinkedPages },
  lines: Line[],
): Promise<void> {
  const checked = new Set<string>();
  for (const { number, item } of lines) {
    const path = barePath((item.path ?? "").replace(/[?#].*$/, ""));
    if (checked.has(path)) continue;
    checked.add(path);
    if (!(await isTarget(db, storeCode, path, pages)))
      throw inputError(`Line ${number}: the shop has no page at ${item.path}.`, FIELD);
  }
}

async function requireProducts(db: Connection, storeCode: string, lines: Line[]): Promise<void> {
  const skus = lines.flatMap(({ item }) => item.product ?? []);
  if (skus.length === 0) return;
  const products = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("sku", "in", skus)
    .execute();
  const existing = new Set(products.map(({ sku }) => sku));
  const wrong = lines.find(({ item }) => item.product !== null && !existing.has(item.product));
  if (wrong) throw inputError(`Line ${wrong.number}: there's no product ${wrong.item.product}.`, FIELD);
}

/** Links keep the feature that their page needs, which lines do not say. */
function withFeatures(links: MenuLink[], before: MenuLink[]): MenuLink[] {
  const needs = new Map(before.map((item) => [item.path, item.needs]));
  return links.map((item) => ({ ...item, needs: needs.get(item.path) ?? null }));
}
