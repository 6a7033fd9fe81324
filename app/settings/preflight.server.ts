import { z } from "zod";
import { settingGroup } from "./setting-group.server";

export const preflightGroup = settingGroup("Preflight", {
  PRINT_RESOLUTION_FLOOR: {
    type: z.coerce.number().int().min(0).max(100),
    default: 50,
    description:
      "Percent of the resolution that looks sharp from where a product is seen (250 pixels per inch in the hand, 150 on a wall, 100 on canvas, 75 on cloth); a line with a coarser photo is held before production",
  },
});

export type PreflightSettings = ReturnType<typeof preflightSettings>;

export function preflightSettings(values: z.infer<typeof preflightGroup.schema>) {
  return {
    /** Percent of the resolution that looks sharp; below it, a line is held. */
    resolutionFloor: values.PRINT_RESOLUTION_FLOOR,
  };
}
