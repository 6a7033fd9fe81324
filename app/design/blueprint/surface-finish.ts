import type { BlueprintOption } from "./blueprint";

/** Finishes of the surface of a print without glass. */
export const surfaceFinish: BlueprintOption = {
  code: "finish",
  title: "Finish",
  values: [
    { code: "gloss", title: "Gloss" },
    { code: "matte", title: "Matte" },
  ],
};
