import type { Blueprint, SurfaceBlueprint } from "../blueprint";
import { part, surface, textSlot } from "./layers";
import { sizeBy } from "./sizes";

const engraved = { background: "#d9dadd", text: "#4a4b4f" };
const disc = sizeBy("size", {
  small: { width: 25, height: 25 },
  large: { width: 32, height: 32 },
});

export const petTags: Blueprint = {
  key: "pet-tags",
  scene: "tag",
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
    {
      code: "size",
      title: "Size",
      values: [
        { code: "small", title: "Small, 25 mm" },
        { code: "large", title: "Large, 32 mm" },
      ],
    },
  ],
  surfaces: [side("front", "Front"), side("back", "Back")],
  slots: {
    name: { title: "Name", ask: "Type the name.", placeholder: "Name", longest: 12 },
    phone: { title: "Phone", ask: "Type the phone number.", placeholder: "555 0100", longest: 16 },
    message: {
      title: "Second line",
      ask: "Type the second line.",
      placeholder: "",
      longest: 20,
      optional: true,
    },
  },
  templates: [
    {
      key: "name-and-phone",
      title: "Name and phone",
      surfaces: (options) => {
        const size = disc(options);
        return {
          front: surface(
            engraved.background,
            textSlot("name", part(size, 0.14, 0.33, 0.72, 0.36), { font: "fredoka", colour: engraved.text }),
          ),
          back: surface(
            engraved.background,
            textSlot("phone", part(size, 0.12, 0.36, 0.76, 0.2), { font: "figtree", colour: engraved.text }),
            textSlot("message", part(size, 0.2, 0.6, 0.6, 0.13), {
              font: "figtree",
              colour: engraved.text,
            }),
          ),
        };
      },
    },
    {
      key: "name-only-bold",
      title: "Big name",
      surfaces: (options) => {
        const size = disc(options);
        return {
          front: surface(
            engraved.background,
            textSlot("name", part(size, 0.13, 0.31, 0.74, 0.38), {
              font: "bebas-neue",
              colour: engraved.text,
            }),
          ),
          back: surface(
            engraved.background,
            textSlot("message", part(size, 0.12, 0.4, 0.76, 0.2), { font: "figtree", colour: engraved.text }),
          ),
        };
      },
    },
  ],
};

/** One side of the disc; its picture takes the metal's own colours. */
function side(key: string, title: string): SurfaceBlueprint {
  return {
    key,
    title,
    size: disc,
    bleed: 0,
    safe: 2,
    mask: { kind: "circle" },
    backgrounds: [engraved.background],
    textColours: [engraved.text],
    engravedIn: "color",
  };
}
