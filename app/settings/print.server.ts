import { z } from "zod";
import { readPressProfile } from "./press-profile.server";
import { settingGroup } from "./setting-group.server";

/** Without a number or the surface, two files would have one name. */
const FILE_NAMES =
  /^(?=.*\{(?:file|surface)\})(?:[\w.-]|\{(?:order|line|file|surface|sku|revision|copies)\}){1,100}$/;

export const printGroup = settingGroup("Print files", {
  PRINT_RESOLUTION_FLOOR: {
    type: z.coerce.number().int().min(0).max(100),
    default: 50,
    description:
      "Percent of the resolution that looks sharp from where a product is seen (240 pixels per inch in the hand, 150 on a wall, 100 on canvas, 75 on cloth); a line with a coarser photo is held before production",
  },
  PRINT_FILE_NAMES: {
    type: z
      .string()
      .regex(
        FILE_NAMES,
        "needs {file} or {surface}, and only letters, digits, dots, hyphens and underscores",
      ),
    default: "{order}-{line}-{file}-{surface}",
    description:
      "Name of each print file in the ZIP of a line, without its ending; `{order}`, `{line}`, `{file}`, `{surface}`, `{sku}`, `{revision}` and `{copies}` are filled in, numbers with leading zeros",
  },
  PRINT_PRESS_PROFILE: {
    type: z.string().transform((path, context) => {
      try {
        return readPressProfile(path);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        context.addIssue({ code: "custom", message: `names a file that ${reason}: ${path}` });
        return z.NEVER;
      }
    }),
    description:
      "Path of the ICC profile of the shop's press (CMYK, class `prtr`, at most 8 MB); new print files are then in its inks, with it as their output intent. Without it they are in sRGB, and the press converts them",
  },
});

export type PrintSettings = ReturnType<typeof printSettings>;

export function printSettings(values: z.infer<typeof printGroup.schema>) {
  return {
    /** Percent of the resolution that looks sharp; below it, a line is held. */
    resolutionFloor: values.PRINT_RESOLUTION_FLOOR,
    /** The rule by which print files are named, such as "{order}-{line}-{file}-{surface}". */
    fileNames: values.PRINT_FILE_NAMES,
    /** The profile whose inks print files are in; null for sRGB. */
    pressProfile: values.PRINT_PRESS_PROFILE ?? null,
  };
}
