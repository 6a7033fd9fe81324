import { randomToken } from "~/engine/shared/secrets";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import type { DemoCustomer } from "./customers";
import { answer, approve, ask, publishPhoto, reviewShop, writeReview } from "./opinions";
import { sendPhoto } from "./photos";

const APPROVED = [
  {
    sku: "canvas-print",
    rating: 5,
    nickname: "Theo",
    summary: "Our old boy, larger than life",
    text: "It hangs over the sofa, and every guest asks about him.",
  },
  {
    sku: "photo-mug",
    rating: 4,
    nickname: "June",
    summary: "Coffee with Pepper",
    text: "The colors are right, and it has survived the dishwasher for a month.",
  },
  {
    sku: "photo-mug",
    rating: 3,
    nickname: "Sam",
    summary: "Nice, a little late",
    text: "The mug is lovely. It arrived two days after the birthday, though.",
  },
  {
    sku: "pet-tag",
    rating: 5,
    nickname: "Iris",
    summary: "Found within an hour",
    text: "Our cat went exploring, and the number on the tag brought her home.",
  },
];
const WAITING = {
  sku: "photo-mug",
  rating: 2,
  nickname: "Lou",
  summary: "Smaller than I thought",
  text: "I should have read the size. The print itself is fine.",
};

const ANSWERED = {
  question: "Can the canvas hang in a bathroom?",
  answer: "Yes, away from the shower. Wipe it with a dry cloth.",
};

/** By portrait (app/design/portraits). All but the last are published. */
const SHARED_PHOTOS = [
  { portrait: "rabbit", petName: "Clover", story: "She sits beside the canvas and compares." },
  { portrait: "dog-husky", petName: "Nanuk", story: "He still thinks the mug is a bowl." },
  { portrait: "dog-corgi", petName: "Waffles", story: "Waffles barks at his own mug every morning." },
  { portrait: "cat-ginger", petName: "Mango", story: "The pillow is hers now. We asked." },
  { portrait: "horse", petName: "Juniper", story: "First thing you see in the tack room." },
];

/** Moderated and pending reviews and questions, and photos for the store to show. */
export async function sayOpinions(shop: EngineFixture, ada: DemoCustomer, delivered: string): Promise<void> {
  const own = {
    sku: "photo-mug",
    rating: 5,
    nickname: "Ada",
    email: ada.email,
    summary: "Biscuit at breakfast",
    text: "The ears are exactly right. I ordered a second one for the office.",
    order_number: delivered,
  };
  await writeReview(shop, own, ada);
  await approve(shop, own.summary);
  for (const review of APPROVED) {
    await writeReview(shop, { ...review, email: emailOf(review.nickname) });
    await approve(shop, review.summary);
  }
  await writeReview(shop, { ...WAITING, email: emailOf(WAITING.nickname) });

  const kind = {
    rating: 5,
    nickname: "Rosa",
    email: emailOf("Rosa"),
    summary: "Kind people",
    text: "They called me about a blurry photo before they printed it.",
  };
  await reviewShop(shop, kind);
  await approve(shop, kind.summary);
  await reviewShop(shop, {
    rating: 4,
    nickname: "Kit",
    email: emailOf("Kit"),
    summary: "Will be back",
    text: "Easy to use, even on my phone on the train.",
  });

  await ask(shop, "canvas-print", ANSWERED.question);
  await answer(shop, ANSWERED.question, ANSWERED.answer);
  await ask(shop, "canvas-print", "Do you also print horses?");
  for (const photo of SHARED_PHOTOS) await sharePhoto(shop, photo);
  for (const { petName } of SHARED_PHOTOS.slice(0, -1)) await publishPhoto(shop, petName);
}

async function sharePhoto(shop: EngineFixture, photo: (typeof SHARED_PHOTOS)[number]): Promise<void> {
  const guest = { owner: randomToken() };
  await shop.graphql(
    "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
    {
      input: {
        photo_id: await sendPhoto(shop, guest, photo.portrait),
        pet_name: photo.petName,
        email: emailOf(photo.petName),
        story: photo.story,
        consent: "You may show it on your website.",
      },
    },
    guest,
  );
}

function emailOf(nickname: string): string {
  return `${nickname.toLowerCase()}@example.com`;
}
