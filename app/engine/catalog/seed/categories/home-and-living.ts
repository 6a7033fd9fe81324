import type { CategorySeed } from "../category-seed";

export const homeCategories: CategorySeed[] = [
  {
    urlPath: "home-and-living",
    name: "Home & Living",
    description: "What is walked on, sat at and switched on every day, with the one who sheds on all of it.",
    metaTitle: "Custom Pet Home Gifts | My Pet Canvas",
    metaDescription:
      "Rugs, bath mats, placemats, cutting boards, clocks, lamps and neon signs with your pet's photo and name.",
    metaKeywords: "custom pet home gifts, pet rug, pet bath mat, pet placemats, pet clock",
    isInMenu: true,
  },
  {
    urlPath: "home-and-living/rugs-and-mats",
    parent: "home-and-living",
    name: "Rugs & Bath Mats",
    description:
      "Soft ground with a familiar face, from the shower to the hall. All of it goes into the wash.",
    metaTitle: "Custom Pet Rugs and Bath Mats | My Pet Canvas",
    metaDescription:
      "Bath mats, rugs, runners and round carpets with your pet's photo and name. Washable, made to order.",
    metaKeywords: "custom pet rug, photo bath mat, dog rug, cat bath mat, hallway runner",
  },
  {
    urlPath: "home-and-living/kitchen-and-table",
    parent: "home-and-living",
    name: "Kitchen & Table",
    description: "For the cook, the table, and whoever waits below it.",
    metaTitle: "Pet Gifts for Kitchen and Table | My Pet Canvas",
    metaDescription: "Placemats, cutting boards and aprons with your pet's photo and name.",
    metaKeywords: "pet placemats, engraved cutting board, pet apron, kitchen gifts pet lovers",
  },
  {
    urlPath: "home-and-living/lamps-and-clocks",
    parent: "home-and-living",
    name: "Lamps, Clocks & Switches",
    description: "The face that tells you when it is time for dinner, and the light to serve it by.",
    metaTitle: "Pet Photo Lamps and Wall Clocks | My Pet Canvas",
    metaDescription: "Photo lamps, wall clocks and switch plates with your pet's photo and name.",
    metaKeywords: "pet wall clock, photo lamp, custom switch plate, pet night light",
  },
  {
    urlPath: "neon-signs",
    parent: "home-and-living",
    name: "Neon Signs",
    description: "A name in light: your words, your color, priced by the letter.",
    metaTitle: "Custom Pet Neon Signs | My Pet Canvas",
    metaDescription:
      "LED neon signs of your pet's name in the lettering and color you choose, seen lit and unlit before you order.",
    metaKeywords: "custom neon sign, pet name neon sign, led neon sign",
  },
];
