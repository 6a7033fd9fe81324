import type { Dependent } from "../session/features";

/** A place the shell links to. Only pages that exist stand here. */
export interface Destination extends Dependent {
  title: string;
  path: string;
}

/** A part of the shop; without pages of its own it is a plain link. */
export interface Department extends Destination {
  pages: Destination[];
}

/** The header's menus. Specification §2 "Shell and layout", "Commerce and account routes". */
export const departments: Department[] = [
  {
    title: "Portraits",
    path: "/custom-pet-portraits",
    pages: [
      { title: "One pet", path: "/custom-one-pet-portraits" },
      { title: "Two pets", path: "/custom-two-pet-portraits" },
      { title: "Three pets", path: "/custom-three-pet-portraits" },
    ],
  },
  {
    title: "Prints",
    path: "/custom-pet-prints",
    pages: [
      { title: "Canvas prints", path: "/custom-canvas-pet-prints" },
      { title: "Acrylic prints", path: "/custom-acrylic-pet-prints" },
      { title: "Metal prints", path: "/custom-metal-pet-prints" },
      { title: "Wooden prints", path: "/custom-wooden-pet-prints" },
      { title: "Photo blocks", path: "/pet-acrylic-photo-blocks" },
      { title: "Photo boards", path: "/photo-boards" },
    ],
  },
  {
    title: "Wall art",
    path: "/wall-art",
    pages: [
      { title: "Dog wall art", path: "/wall-art/dog-wall-art" },
      { title: "Cat wall art", path: "/wall-art/cat-wall-art" },
      { title: "Gallery walls", path: "/wall-art/gallery-walls" },
      { title: "Framed prints", path: "/wall-art/framed-prints" },
      { title: "Posters", path: "/wall-art/posters" },
      { title: "Wall tiles", path: "/wall-art/wall-tiles" },
    ],
  },
  { title: "Mugs", path: "/custom-pet-mugs", pages: [] },
  {
    title: "Home",
    path: "/home-and-living",
    pages: [
      { title: "Pillows and blankets", path: "/custom-pet-pillows-blankets" },
      { title: "Rugs and bath mats", path: "/home-and-living/rugs-and-mats" },
      { title: "Kitchen and table", path: "/home-and-living/kitchen-and-table" },
      { title: "Lamps, clocks and switches", path: "/home-and-living/lamps-and-clocks" },
      { title: "Neon signs", path: "/neon-signs" },
      { title: "Doormats and puzzles", path: "/accessories/home" },
    ],
  },
  {
    title: "Books and games",
    path: "/books-and-games",
    pages: [
      { title: "Photo books and calendars", path: "/books-and-games/books-and-calendars" },
      { title: "Games and puzzles", path: "/books-and-games/games-and-puzzles" },
    ],
  },
  {
    title: "Accessories",
    path: "/accessories",
    pages: [
      { title: "Pet tags", path: "/custom-pet-tags" },
      { title: "Pet bowls", path: "/accessories/pet-bowls" },
      { title: "Coasters and magnets", path: "/accessories/coasters-and-magnets" },
      { title: "Ornaments", path: "/accessories/ornaments" },
      { title: "For the desk", path: "/accessories/desk" },
      { title: "Socks and things to wear", path: "/accessories/to-wear" },
      { title: "Jewelry", path: "/accessories/jewelry" },
      { title: "Outdoors and beach", path: "/accessories/outdoors" },
      { title: "Travel and walks", path: "/accessories/travel-and-walks" },
      { title: "Hanging and gift wrap", path: "/accessories/hanging-and-gift-wrap" },
    ],
  },
  {
    title: "Gifts",
    path: "/pet-gifts",
    pages: [
      { title: "Gift certificate", path: "/gift-certificate" },
      { title: "Champ membership", path: "/champ-membership" },
      { title: "Sale", path: "/sale" },
      { title: "Deals and coupons", path: "/coupons-codes-and-deals", needs: "deals" },
      { title: "Stories and tips", path: "/blog", needs: "blog" },
    ],
  },
];

export const lovedDestinations: Destination[] = [
  { title: "Custom pet photo mug", path: "/custom-pet-photo-mug" },
  { title: "Custom pet pillow", path: "/custom-pet-pillow" },
  { title: "Custom pet blanket", path: "/custom-pet-blanket" },
  { title: "Custom pet prints", path: "/custom-pet-prints" },
  { title: "Canvas pet prints", path: "/custom-canvas-pet-prints" },
  { title: "Acrylic photo blocks", path: "/pet-acrylic-photo-blocks" },
  { title: "All pet gifts", path: "/pet-gifts" },
  { title: "Your photo on any gift", path: "/uploadchoice-tool", needs: "designing" },
];

export const helpDestinations: Destination[] = [
  { title: "About us", path: "/about-us" },
  { title: "Questions and answers", path: "/faq" },
  { title: "Shipping", path: "/shipping" },
  { title: "Find your order", path: "/customer/order" },
  { title: "Contact us", path: "/contact-us" },
];

export const togetherDestinations: Destination[] = [
  { title: "Customer reviews", path: "/customer-reviews", needs: "customer reviews" },
  { title: "Share your photo", path: "/share-your-photo", needs: "photo sharing" },
  { title: "Refer a friend", path: "/refer-a-friend", needs: "recommendations" },
  { title: "Deals and coupons", path: "/coupons-codes-and-deals", needs: "deals" },
  { title: "Stories and tips", path: "/blog", needs: "blog" },
];

export const legalDestinations: Destination[] = [
  { title: "Privacy policy", path: "/privacy-policy" },
  { title: "Terms and conditions", path: "/terms-conditions" },
  { title: "Cookie choices", path: "/cookie-choices" },
];
