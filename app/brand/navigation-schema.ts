import { z } from "zod";
import { FEATURES } from "./features";

/**
 * The store's navigation: the brand's part of the header, the footer and error pages (specification §2 "Shell and
 * layout").
 */

/**
 * A path within the store. A second slash or a backslash is rejected: browsers would treat the rest as another host.
 */
export const pathSchema = z.string().regex(/^\/(?![/\\])\S*$/, "must be a path such as /pet-gifts");

export const destinationSchema = z
  .object({
    title: z.string().min(1),
    path: pathSchema,
    /** Feature that the target requires. */
    needs: z.enum(FEATURES).optional(),
  })
  .strict();

const everythingSchema = destinationSchema
  .extend({ invitation: z.string().min(1).default("Find something you like") })
  .strict();

const pageGroupSchema = z
  .object({ title: z.string().min(1), pages: z.array(destinationSchema).min(1) })
  .strict();

const departmentSchema = destinationSchema
  .extend({
    /** SKU of the product whose picture represents it. */
    product: z.string().optional(),
    /** Without pages, the department is a plain link. */
    pages: z.array(destinationSchema).default([]),
    /** Further pages with a title of their own, such as those by occasion. */
    groups: z.array(pageGroupSchema).default([]),
  })
  .strict();

export const navigationSchema = z
  .object({
    /** Link to the list of all products. */
    everything: everythingSchema.default({ title: "Everything we make", path: "/" }),
    /** The header's menu, in display order. */
    departments: z.array(departmentSchema).default([]),
    /** Popular destinations: shown in the footer and on the page for missing addresses. */
    loved: z.array(destinationSchema).default([]),
  })
  .strict()
  .default({});

/** A link within the store. Lists contain only pages that exist. */
export type Destination = z.infer<typeof destinationSchema>;

/** A department of the menu. */
export type Department = z.infer<typeof departmentSchema>;
