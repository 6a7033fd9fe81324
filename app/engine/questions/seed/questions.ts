import type { QuestionSeed } from "./question-seed";

const PRINTS = ["canvas", "acrylic-print", "metal-print", "wood-print", "frame", "poster", "photoboard"];
const WALLS = [...PRINTS, "wall-set"];
const PHOTO_GIFTS = [
  ...WALLS,
  "photomug",
  "pillow",
  "photoblanket",
  "photoblocks",
  "photocoaster",
  "photomagnet",
  "ornaments",
  "photopuzzle",
  "mousepad",
  "luggagetag",
];

/** What is said here must hold: see the shipping page, the answers page and the products' own words. */
export const questionSeeds: QuestionSeed[] = [
  {
    key: "mug-dishwasher",
    blueprints: ["photomug"],
    question: "Can the mug go into the dishwasher and the microwave?",
    answer:
      "Yes, both. The picture is fused into the glaze, so nothing peels off. Clean it with a soft sponge; steel wool would scratch the glaze.",
  },
  {
    key: "mug-color",
    blueprints: ["photomug"],
    question: "Which part of the mug has the color that I choose?",
    answer:
      "The handle and the inside. The outside stays white, so that the photo keeps its colors. White is there too, if you like it plain.",
  },
  {
    key: "pillow-washing",
    blueprints: ["pillow"],
    question: "Can I wash the pillow?",
    answer:
      "The cover comes off by its hidden zipper and can be washed. The insert that comes with it stays dry.",
  },
  {
    key: "pillow-insert",
    blueprints: ["pillow"],
    question: "Does it come with the filling?",
    answer: "Yes. The insert is included, in the size of the cover you order.",
  },
  {
    key: "blanket-washing",
    blueprints: ["photoblanket"],
    question: "Can the blanket go into the washing machine?",
    answer: "Yes. It is a fleece made to be washed, and the photo is part of the fabric, not a layer on top.",
  },
  {
    key: "blanket-photo",
    blueprints: ["photoblanket"],
    question: "Is my phone photo good enough for such a large print?",
    answer:
      "Nearly always, when it is the original file. The design tool says at once when a photo is too small for the size you chose. Pictures saved from a chat often are.",
  },
  {
    key: "print-cut-off",
    blueprints: WALLS,
    question: "Will an ear be cut off at the edge?",
    answer:
      "You decide. Move and zoom the photo in the design tool: the preview shows exactly what is printed, edges included.",
  },
  {
    key: "print-size",
    blueprints: WALLS,
    question: "How do I choose the size for my wall?",
    answer:
      "Tape a sheet of newspaper of that size to the wall and look at it for a day. Above a sofa, a print or a group about two thirds as wide as the sofa looks at home.",
  },
  {
    key: "canvas-frame",
    blueprints: ["canvas"],
    question: "Do I need a frame around the canvas?",
    answer:
      "No. It is stretched over a solid frame with the corners folded by hand and looks finished as it is. If you would like an edge around it, choose black, oak or white.",
  },
  {
    key: "block-standing",
    blueprints: ["photoblocks"],
    question: "Where can I put a photo block?",
    answer:
      "It stands by itself: on a shelf, a desk or the bedside table. There is nothing to hang or to screw.",
  },
  {
    key: "tag-back",
    blueprints: ["pet-tags"],
    question: "What should I have engraved on the back?",
    answer:
      "A phone number that you answer. A second number or the word “chipped” helps, too. Fewer letters are larger letters, so leave the address out if space is short.",
  },
  {
    key: "tag-size",
    blueprints: ["pet-tags"],
    question: "Small or large tag?",
    answer:
      "Small for cats, puppies and little dogs; large from about the size of a beagle. The preview shows the words at their real proportions.",
  },
  {
    key: "bowl-dishwasher",
    blueprints: ["pet-bowls"],
    question: "Can the bowl go into the dishwasher?",
    answer:
      "Yes, and into the microwave. The print lies under a second glaze on the outside, where no tongue or sponge reaches it.",
  },
  {
    key: "bowl-name",
    blueprints: ["pet-bowls"],
    question: "How long can the name on the bowl be?",
    answer:
      "The letters are fitted to the space: short names are set large, longer ones smaller. The preview shows how yours will look.",
  },
  {
    key: "doormat-cleaning",
    blueprints: ["doormat"],
    question: "How do I clean the doormat?",
    answer: "Shake it, hose it or vacuum it. Now and then it may be washed at 85 °F and dried flat.",
  },
  {
    key: "doormat-words",
    blueprints: ["doormat"],
    question: "Can I write my own words on the doormat?",
    answer:
      "Yes. Each line of words is yours, in the lettering you choose. The preview shows how it is printed.",
  },
  {
    key: "puzzle-pieces",
    blueprints: ["photopuzzle"],
    question: "How many pieces should I choose?",
    answer:
      "110 for an evening with children, 252 for a rainy afternoon, 500 for a weekend and 1000 for a whole holiday. More pieces also make a larger picture.",
  },
  {
    key: "ornament-sides",
    blueprints: ["ornaments"],
    question: "Can I choose the ribbon?",
    answer: "Yes: red, green, gold or natural. You see it in the preview together with your photo.",
  },
  {
    key: "best-photo",
    blueprints: PHOTO_GIFTS,
    question: "Which photo works best?",
    answer:
      "One taken at your pet's eye level, by a window or outdoors, with the eyes sharp. Send the original from your phone; photos saved from chats are often too small.",
  },
  {
    key: "preview",
    blueprints: [...PHOTO_GIFTS, "pet-tags", "pet-bowls", "doormat"],
    question: "Will it look like the preview?",
    answer:
      "Yes. Preview and finished piece come from the same drawing. Colors in print are a little softer than on a bright screen.",
  },
  {
    key: "arrival",
    blueprints: null,
    question: "When will it arrive?",
    answer:
      "The day is shown on the product's page, in the cart and in the checkout before you pay, and we repeat it in your confirmation e-mail. With express or priority shipping it is sooner.",
  },
  {
    key: "not-happy",
    blueprints: null,
    question: "What if I do not like it?",
    answer:
      "Tell us within 30 days and we make it again or refund it. You do not have to send a personalized item back.",
  },
];
