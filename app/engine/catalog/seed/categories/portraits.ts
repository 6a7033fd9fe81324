import type { CategorySeed } from "../category-seed";

export const portraitCategories: CategorySeed[] = [
  {
    urlPath: "custom-pet-portraits",
    name: "Custom Pet Portraits",
    description: "A face, a name and a calm background. Choose how many pets there are; we do the arranging.",
    metaTitle: "Custom Pet Portraits | My Pet Canvas",
    metaDescription:
      "Portraits of one, two or three pets with their names, on canvas, acrylic, metal, wood or framed, from your own photos.",
    metaKeywords: "custom pet portraits, dog portrait, cat portrait, pet portrait with name",
    isInMenu: true,
  },
  {
    urlPath: "custom-one-pet-portraits",
    parent: "custom-pet-portraits",
    name: "One Pet Portraits",
    description: "One pet, one photo, one name: the portrait everybody starts with.",
    metaTitle: "Custom One Pet Portraits | My Pet Canvas",
    metaDescription:
      "Portraits of one pet with name on canvas, acrylic, metal, wood, paper or framed. From $16.99.",
    metaKeywords: "one pet portrait, custom dog portrait, custom cat portrait",
  },
  {
    urlPath: "custom-two-pet-portraits",
    parent: "custom-pet-portraits",
    name: "Two Pet Portraits",
    description: "Two photos from two days, and they sit side by side for once. Each has a name below.",
    metaTitle: "Custom Two Pet Portraits | My Pet Canvas",
    metaDescription: "Portraits of two pets with their names, made from a photo of each. From $29.99.",
    metaKeywords: "two pet portrait, two dogs portrait, dog and cat portrait",
  },
  {
    urlPath: "custom-three-pet-portraits",
    parent: "custom-pet-portraits",
    name: "Three Pet Portraits",
    description: "Three windows of equal size, whoever weighs more.",
    metaTitle: "Custom Three Pet Portraits | My Pet Canvas",
    metaDescription:
      "Portraits of three pets with their names, on canvas, framed or as three panels. From $42.99.",
    metaKeywords: "three pet portrait, three dogs portrait, three cats portrait",
  },
];
