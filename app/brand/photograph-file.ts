import { z } from "zod";

/** Parts of the name of a photograph's file: its base and its ending. */
export const PHOTOGRAPH_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(jpe?g|png|webp)$/;

/** A photograph in the folder `pictures` of a brand. */
export const photographSchema = z
  .object({
    file: z
      .string()
      .regex(PHOTOGRAPH_FILE, "must be a file of the brand's folder pictures, such as mug-on-a-desk.jpg"),
    /** Alternative text. */
    alt: z.string().min(1),
  })
  .strict();
