import { z } from "zod";
import { FEATURES } from "./features";
import { type Department, type Destination, pathSchema } from "./navigation-schema";

/**
 * A menu as a flat list, as it is stored and edited: a link belongs to the last one before it that is a level higher. A
 * link without a path is the heading of the links below it.
 */

/** 0: in the menu itself. 1: a page or a heading in a department. 2: a page below a heading. */
const level = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const menuLinkSchema = z
  .object({
    level,
    title: z.string().min(1).max(60),
    path: pathSchema.nullable(),
    /** SKU of the product whose picture represents a department. */
    product: z.string().nullable(),
    /** Feature that the target requires. */
    needs: z.enum(FEATURES).nullable(),
  })
  .strict();

export type MenuLink = z.infer<typeof menuLinkSchema>;

/** Departments as a flat list. */
export function linksOfDepartments(departments: Department[]): MenuLink[] {
  return departments.flatMap(({ pages, groups, ...department }) => [
    link(0, department, department.product),
    ...pages.map((page) => link(1, page)),
    ...groups.flatMap((group) => [heading(group.title), ...group.pages.map((page) => link(2, page))]),
  ]);
}

/** Links without levels as a flat list. */
export function linksOfDestinations(destinations: Destination[]): MenuLink[] {
  return destinations.map((destination) => link(0, destination));
}

/** The departments of a flat list. Links without something to belong to are left out, as are headings without links. */
export function departmentsOf(links: MenuLink[]): Department[] {
  const departments: Department[] = [];
  for (const item of links) {
    const department = departments.at(-1);
    if (item.level === 0 && item.path !== null) {
      const { product } = item;
      departments.push({
        ...destination(item, item.path),
        ...(product && { product }),
        pages: [],
        groups: [],
      });
    } else if (item.level === 1 && item.path === null) {
      department?.groups.push({ title: item.title, pages: [] });
    } else if (item.level === 1 && item.path !== null) {
      department?.pages.push(destination(item, item.path));
    } else if (item.path !== null) {
      department?.groups.at(-1)?.pages.push(destination(item, item.path));
    }
  }
  return departments.map((department) => ({
    ...department,
    groups: department.groups.filter(({ pages }) => pages.length > 0),
  }));
}

/** The links of a flat list, without their levels. */
export function destinationsOf(links: MenuLink[]): Destination[] {
  return links.flatMap((item) => (item.path === null ? [] : [destination(item, item.path)]));
}

function destination({ title, needs }: MenuLink, path: string): Destination {
  return { title, path, ...(needs && { needs }) };
}

function link(level: MenuLink["level"], { title, path, needs }: Destination, product?: string): MenuLink {
  return { level, title, path, product: product ?? null, needs: needs ?? null };
}

function heading(title: string): MenuLink {
  return { level: 1, title, path: null, product: null, needs: null };
}
