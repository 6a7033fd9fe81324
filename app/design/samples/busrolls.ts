import type { Samples } from "./sample";

export const busrollSamples: Samples = {
  "pet-bus-roll": {
    blueprint: "busroll",
    template: "destination",
    options: { size: "16x24", frame: "oak" },
    scene: "sand",
    commands: [
      {
        type: "set-details",
        name: "words",
        lines: [
          "Biscuit",
          "Born in a barn",
          "Corgi",
          "Duck pond",
          "Squirrel!",
          "Bath? No",
          "Sofa, left side",
          "Home",
        ],
      },
    ],
  },
  "color-bus-roll": {
    blueprint: "busroll",
    template: "color-lines",
    options: { size: "20x30", material: "canvas" },
    scene: "mint",
    commands: [
      {
        type: "set-details",
        name: "words",
        lines: [
          "Mochi",
          "4:59 breakfast",
          "Window sill",
          "Bird TV",
          "Box",
          "Smaller box",
          "Tuna",
          "3 AM sprints",
          "Purr",
        ],
      },
    ],
  },
  "family-bus-roll": {
    blueprint: "busroll",
    template: "mixed-type",
    options: { size: "24x36", frame: "white" },
    scene: "blush",
    commands: [
      {
        type: "set-details",
        name: "words",
        lines: [
          "Max & Luna",
          "Portland",
          "Elm Street",
          "Dog park",
          "Fetch",
          "Muddy paws",
          "Cannon Beach",
          "Popcorn",
          "Road trip",
          "Sunday",
          "Snuggle",
        ],
      },
    ],
  },
};
