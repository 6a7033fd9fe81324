import { courtFaces } from "../blueprints/card-faces";
import { navy, terracotta } from "../blueprints/palette";
import { ground, photo, type Samples, words } from "./sample";

const pets = ["dog-corgi", "cat-siamese", "dog-beagle", "cat-ginger", "dog-husky", "rabbit"];

const cubeFaces = ["front", "right", "top", "back", "left", "bottom"];
const everybody = [...pets, "parrot", "dog-labrador", "cat-black", "dog-dachshund"];

/** A pet on each of so many pairs of the memory game. */
const faces = (count: number) =>
  everybody.slice(0, count).map((pet, index) => photo(`pair-${index + 1}`, "photo", pet));

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
  "photo-memory-game": {
    blueprint: "didacticgame",
    template: "photos",
    scene: "sky",
    commands: [...faces(6), words("back", "title", "Find us!")],
  },
  "named-memory-game": {
    blueprint: "didacticgame",
    template: "round-photos",
    options: { pairs: "10" },
    scene: "blush",
    commands: [
      ...faces(10),
      ...["Biscuit", "Sushi", "Max", "Mochi", "Juno", "Clover", "Kiwi", "Ida", "Salem", "Bo"].map(
        (name, index) => words(`pair-${index + 1}`, "name", name),
      ),
      words("back", "title", "The Millers"),
    ],
  },
  "photo-cube": {
    blueprint: "rubixcube",
    template: "six-photos",
    scene: "sand",
    commands: cubeFaces.map((face, index) => photo(face, "photo", pets[index])),
  },
  "one-photo-cube": {
    blueprint: "rubixcube",
    template: "one-photo",
    options: { color: "white" },
    scene: "mint",
    commands: [photo("front", "photo", "cat-tabby")],
  },
};
