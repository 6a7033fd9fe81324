import { z } from "zod";
import { FEATURES } from "./features";

/** Where the shop leads: the brand's part of header, footer and of pages that end (specification §2 "Shell and layout"). */

/** A path of the shop: with a second slash, also a turned one, a browser would go to another host. */
export const pathSchema = z.string().regex(/^\/(?![/\\])\S*$/, "must be a path such as /pet-gifts");

export const destinationSchema = z
  .object({
    title: z.string().min(1),
    path: pathSchema,
    /** A feature without which there is nothing to see there. */
    needs: z.enum(FEATURES).optional(),
  })
  .strict();

const everythingSchema = destinationSchema
  .extend({ invitation: z.string().min(1).default("Find something you like") })
  .strict();

const departmentSchema = destinationSchema
  .extend({
    /** Without pages of its own it is a plain link. */
    pages: z.array(destinationSchema).default([]),
  })
  .strict();

export const navigationSchema = z
  .object({
    /** Where everything that the shop sells is to be seen. */
    everything: everythingSchema.default({ title: "Everything we make", path: "/" }),
    /** The header's menu, the first first. */
    departments: z.array(departmentSchema).default([]),
    /** What is asked for most: in the footer, and where a page is missing. */
    loved: z.array(destinationSchema).default([]),
  })
  .strict()
  .default({});

/** A place the shop links to. Only pages that exist stand in a list of them. */
export type Destination = z.infer<typeof destinationSchema>;

/** A part of the shop. */
export type Department = z.infer<typeof departmentSchema>;
