import { z } from "zod";
import { type PressProfile, readPressProfile } from "./press-profile.server";
import { settingGroup } from "./setting-group.server";

/** Without a number or the surface, two files would have one name. */
const FILE_NAMES =
  /^(?=.*\{(?:file|surface)\})(?:[\w.-]|\{(?:order|line|file|surface|sku|revision|copies)\}){1,100}$/;

const profileFile = z.string().transform((path, context) => {
  try {
    return readPressProfile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: "custom", message: `names a file that ${reason}: ${path}` });
    return z.NEVER;
  }
});

/** The setting of one process, whose ink and material have a profile of their own. */
function ofProcess(what: string) {
  return {
    type: z.union([z.literal("srgb").transform(() => null), profileFile]),
    description: `As \`PRINT_PRESS_PROFILE\`, for what is made by ${what}; \`srgb\` for files in sRGB. Without it, the general one`,
  };
}

export const printGroup = settingGroup("Print files", {
  PRINT_RESOLUTION_FLOOR: {
    type: z.coerce.number().int().min(0).max(100),
    default: 100,
    description:
      "Percent of the resolution that a product needs from where it is seen (250 pixels per inch in the hand, 200 at arm's length, 100 on a wall, 75 on canvas, 45 on cloth, 30 on pile); a line with a coarser photo is held before production. The studio warns at 100, whatever is set",
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
    type: profileFile,
    description:
      "Path of the ICC profile of the shop's press (CMYK, class `prtr`, at most 8 MB); new print files are then in its inks, with it as their output intent. Without it they are in sRGB, and the press converts them",
  },
  PRINT_PRESS_PROFILE_PRESS: ofProcess("a digital press, such as calendars, books and cards"),
  PRINT_PRESS_PROFILE_INKJET: ofProcess("pigment inkjet, such as posters and photo prints"),
  PRINT_PRESS_PROFILE_LATEX: ofProcess("latex, such as canvases"),
  PRINT_PRESS_PROFILE_UV: ofProcess("UV print, such as acrylic, metal and wood"),
  PRINT_PRESS_PROFILE_SUBLIMATION: ofProcess("dye sublimation, such as mugs and pillows"),
  PRINT_PRESS_PROFILE_GARMENT: ofProcess("direct print on fabric"),
  PRINT_PRESS_PROFILE_DYE_INJECTION: ofProcess("dye injection, such as rugs"),
  PRINT_PRESS_PROFILE_DECAL: ofProcess("ceramic decals, such as bowls"),
});

/** By the key of a process of the recipes. */
type ProcessProfiles = Record<string, PressProfile | null | undefined>;

export type PrintSettings = ReturnType<typeof printSettings>;

export function printSettings(values: z.infer<typeof printGroup.schema>) {
  const processProfiles: ProcessProfiles = {
    press: values.PRINT_PRESS_PROFILE_PRESS,
    inkjet: values.PRINT_PRESS_PROFILE_INKJET,
    latex: values.PRINT_PRESS_PROFILE_LATEX,
    uv: values.PRINT_PRESS_PROFILE_UV,
    sublimation: values.PRINT_PRESS_PROFILE_SUBLIMATION,
    garment: values.PRINT_PRESS_PROFILE_GARMENT,
    "dye-injection": values.PRINT_PRESS_PROFILE_DYE_INJECTION,
    decal: values.PRINT_PRESS_PROFILE_DECAL,
  };
  return {
    /** Percent of the resolution that looks sharp; below it, a line is held. */
    resolutionFloor: values.PRINT_RESOLUTION_FLOOR,
    /** The rule by which print files are named, such as "{order}-{line}-{file}-{surface}". */
    fileNames: values.PRINT_FILE_NAMES,
    /** The profile whose inks print files are in; null for sRGB. */
    pressProfile: values.PRINT_PRESS_PROFILE ?? null,
    /** Those of single processes, null for sRGB; what is not there has the general one. */
    processProfiles,
  };
}

/** The profile whose inks the files of a process are in; null for sRGB. */
export function profileOf(
  { pressProfile, processProfiles }: Pick<PrintSettings, "pressProfile" | "processProfiles">,
  process: string,
): PressProfile | null {
  const own = processProfiles[process];
  return own === undefined ? pressProfile : own;
}
