import type { BlueprintOption } from "./blueprint";

/** How the surface of a print without glass is treated. */
export const surfaceFinish: BlueprintOption = {
  code: "finish",
  title: "Finish",
  values: [
    { code: "gloss", title: "Gloss" },
    { code: "matte", title: "Matte" },
  ],
};
