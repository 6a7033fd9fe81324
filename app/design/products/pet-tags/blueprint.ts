import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import { engraved, engravedSurface, metals } from "../../blueprint/engraved";
import type { Place } from "../../blueprint/layers";
import { layout, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { lineQuestion, nameQuestion, phoneQuestion } from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";

/** Width in millimeters, by the options `shape` and `size`. */
const tag: SurfaceBlueprint["size"] = ({ shape, size }) => {
  const isLarge = size === "large";
  if (shape === "bone") return isLarge ? { width: 50, height: 31 } : { width: 40, height: 25 };
  return isLarge ? { width: 32, height: 32 } : { width: 25, height: 25 };
};

/** Position of text in each shape. */
const places: Record<string, Record<"name" | "phone" | "message", Place>> = {
  circle: { name: [0.14, 0.33, 0.72, 0.36], phone: [0.12, 0.36, 0.76, 0.2], message: [0.2, 0.6, 0.6, 0.13] },
  bone: { name: [0.16, 0.33, 0.68, 0.34], phone: [0.16, 0.33, 0.68, 0.2], message: [0.2, 0.56, 0.6, 0.12] },
  heart: { name: [0.21, 0.3, 0.58, 0.23], phone: [0.15, 0.3, 0.7, 0.16], message: [0.23, 0.47, 0.54, 0.13] },
};

export const petTags: Blueprint = {
  key: "pet-tags",
  options: [
    {
      code: "color",
      title: "Metal",
      values: [...metals, { code: "black", title: "Black", swatch: "#35363a", engraving: "#dcdde0" }],
    },
    choice("size", "Size", { small: "Small (1 in)", large: "Large (1 1/4 in)" }),
    shapeOption("circle", "bone", "heart"),
  ],
  surfaces: () => [side("front", "Front"), side("back", "Back")],
  slots: { name: nameQuestion(12), phone: phoneQuestion(), message: lineQuestion("Second line", 20) },
  templates: [
    template("name-and-phone", "Name and phone", { font: "fredoka", isPhoneAsked: true }),
    template("name-only-bold", "Big name", { font: "bebas-neue", isPhoneAsked: false }),
  ],
};

/** The name in the given font on the front; on the back the phone number above a second line, or that line alone. */
function template(
  key: string,
  title: string,
  { font, isPhoneAsked }: { font: string; isPhoneAsked: boolean },
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = tag(options);
      const { name, phone, message } = places[options.shape] ?? places.circle;
      const small = { font: "figtree", color: engraved.text };
      const back = isPhoneAsked
        ? [textIn("phone", phone, small), textIn("message", message, small)]
        : [textIn("message", phone, small)];
      return {
        front: layout(engraved.background, [textIn("name", name, { font, color: engraved.text })])(size),
        back: layout(engraved.background, back)(size),
      };
    },
  };
}

/** One side of the tag; its preview uses the metal's colors. */
function side(key: string, title: string): SurfaceBlueprint {
  return engravedSurface({ key, title, size: tag, safe: 2, mask: ({ shape }) => shapeMask(shape) });
}
