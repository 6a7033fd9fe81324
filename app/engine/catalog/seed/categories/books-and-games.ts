import type { CategorySeed } from "../category-seed";

export const bookCategories: CategorySeed[] = [
  {
    urlPath: "books-and-games",
    name: "Books & Games",
    description: "Photos to leaf through, to deal, to shuffle and to lose a piece of under the sofa.",
    metaTitle: "Pet Photo Books, Calendars and Games | My Pet Canvas",
    metaDescription:
      "Photo books, calendars, playing cards, memory games and puzzles from photos of your pet, made to order.",
    metaKeywords: "pet photo book, pet calendar, custom playing cards, pet memory game, pet puzzle",
    isInMenu: true,
  },
  {
    urlPath: "books-and-games/books-and-calendars",
    parent: "books-and-games",
    name: "Photo Books & Calendars",
    description: "A year of them, bound or on the wall, in the order in which it happened.",
    metaTitle: "Pet Photo Books and Calendars | My Pet Canvas",
    metaDescription: "Photo books and wall calendars that fill themselves with your pet's photos by date.",
    metaKeywords: "pet photo book, pet photo calendar, dog calendar, cat calendar",
  },
  {
    urlPath: "books-and-games/games-and-puzzles",
    parent: "books-and-games",
    name: "Games & Puzzles",
    description: "Cards, pairs, cubes and pieces, each with a face that everybody at the table knows.",
    metaTitle: "Pet Photo Games and Puzzles | My Pet Canvas",
    metaDescription: "Playing cards, memory games, cubes and jigsaw puzzles from photos of your pets.",
    metaKeywords: "custom playing cards, photo memory game, pet puzzle, photo cube",
  },
];
