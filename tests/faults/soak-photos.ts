import { readFileSync } from "node:fs";
import sharp from "sharp";

/** Typical photos of shoppers: of phones and cameras, a screenshot, a picture from the web and a drawing. */
export async function soakPhotos(): Promise<Buffer[]> {
  return [
    await grainy(4000, 3000).jpeg({ quality: 80 }).toBuffer(),
    await grainy(6000, 4000).jpeg({ quality: 60 }).toBuffer(),
    await grainy(1200, 900).jpeg().toBuffer(),
    await grainy(1170, 2532).png({ compressionLevel: 1 }).toBuffer(),
    await grainy(2000, 1500).webp({ quality: 80, effort: 0 }).toBuffer(),
    readFileSync("tests/fixtures/pet.heic"),
    Buffer.from(DRAWING),
  ];
}

/** Noise, so that the file has a photo's size. */
function grainy(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  });
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <rect width="800" height="600" fill="#f2d7b5"/><circle cx="400" cy="300" r="180" fill="#8a6a52"/>
</svg>`;
