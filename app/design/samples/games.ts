import { courtFaces } from "../blueprints/card-faces";
import { navy, terracotta } from "../blueprints/palette";
import { ground, photo, type Samples, words } from "./sample";

const pets = ["dog-corgi", "cat-siamese", "dog-beagle", "cat-ginger", "dog-husky", "rabbit"];

export const gameSamples: Samples = {
  "photo-playing-cards": {
    blueprint: "playingcards",
    template: "photo-back",
    scene: "mint",
    commands: [photo("back", "photo", "cat-ginger")],
  },
  "family-playing-cards": {
    blueprint: "playingcards",
    template: "face-cards",
    options: { finish: "linen" },
    scene: "sand",
    commands: [
      photo("back", "photo", "dog-corgi"),
      words("back", "name", "Biscuit"),
      ground("back", navy),
      ...courtFaces.map(({ key }, index) => photo(key, "photo", pets[index % pets.length])),
    ],
  },
  "one-pet-playing-cards": {
    blueprint: "playingcards",
    template: "one-photo",
    scene: "sky",
    commands: [
      photo("back", "photo", "dog-poodle"),
      words("back", "name", "Yuki"),
      ground("back", terracotta),
    ],
  },
};
