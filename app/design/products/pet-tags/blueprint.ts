import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import { part, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { phoneQuestion } from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import type { Box } from "../../document/document";

const engraved = { background: "#d9dadd", text: "#4a4b4f" };

/** Width in millimeters, by the options `shape` and `size`. */
const tag: SurfaceBlueprint["size"] = ({ shape, size }) => {
  const isLarge = size === "large";
  if (shape === "bone") return isLarge ? { width: 50, height: 31 } : { width: 40, height: 25 };
  return isLarge ? { width: 32, height: 32 } : { width: 25, height: 25 };
};

/** Position of text in each shape: left, top, width and height in fractions of it. */
type Place = [Box["x"], Box["y"], Box["width"], Box["height"]];
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
      values: [
        { code: "silver", title: "Silver", swatch: "#d5d8dc", engraving: "#4a4b4f" },
        { code: "gold", title: "Gold", swatch: "#e3bd63", engraving: "#5f4312" },
        { code: "rose-gold", title: "Rose gold", swatch: "#e2ac97", engraving: "#6b3527" },
        { code: "black", title: "Black", swatch: "#35363a", engraving: "#dcdde0" },
      ],
    },
    choice("size", "Size", { small: "Small (1 in)", large: "Large (1 1/4 in)" }),
    shapeOption("circle", "bone", "heart"),
  ],
  surfaces: () => [side("front", "Front"), side("back", "Back")],
  slots: {
    name: { title: "Name", ask: "Type the name.", placeholder: "Name", maxLength: 12 },
    phone: phoneQuestion(),
    message: {
      title: "Second line",
      ask: "Type the second line.",
      placeholder: "",
      maxLength: 20,
      optional: true,
    },
  },
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
      const words = isPhoneAsked
        ? [textSlot("phone", part(size, ...phone), small), textSlot("message", part(size, ...message), small)]
        : [textSlot("message", part(size, ...phone), small)];
      return {
        front: surface(
          engraved.background,
          textSlot("name", part(size, ...name), { font, color: engraved.text }),
        ),
        back: surface(engraved.background, ...words),
      };
    },
  };
}

/** One side of the tag; its preview uses the metal's colors. */
function side(key: string, title: string): SurfaceBlueprint {
  return {
    key,
    title,
    size: tag,
    bleed: 0,
    safe: 2,
    mask: ({ shape }) => shapeMask(shape),
    backgrounds: [engraved.background],
    textColors: [engraved.text],
    engravedIn: "color",
    minLetterHeight: 1.5,
    allows: ["text", "art"],
  };
}
