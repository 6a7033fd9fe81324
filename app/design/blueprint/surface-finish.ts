import type { BlueprintOption } from "./blueprint";
import { choice } from "./options";

/** Finishes of the surface of a print without glass. */
export const surfaceFinish: BlueprintOption = choice("finish", "Finish", { gloss: "Gloss", matte: "Matte" });
