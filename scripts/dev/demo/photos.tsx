import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Portrait } from "~/design/portraits";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";

const PIXELS = 3200;

/** Ids of uploaded photos, by owner and portrait. */
const sent = new Map<string, Promise<string>>();

/** Uploads the portrait of a drawn pet as a photo, once per shopper. @returns the photo's id */
export function sendPhoto(shop: EngineFixture, sender: Sender, portrait: string): Promise<string> {
  const key = `${sender.owner} ${portrait}`;
  const id = sent.get(key) ?? send(shop, sender, portrait);
  sent.set(key, id);
  return id;
}

async function send(shop: EngineFixture, sender: Sender, portrait: string): Promise<string> {
  const body = new Uint8Array(await drawnPhoto(portrait));
  const response = await shop.rest(
    `/rest/${shop.settings.brand}/V1/photos`,
    { method: "POST", body },
    sender,
  );
  const { data, message } = await response.json();
  if (!data) throw new Error(`The shop refused a photo: ${message}`);
  return data.id;
}

/** A square JPEG. @param portrait key of a portrait (app/design/portraits) */
function drawnPhoto(portrait: string): Promise<Buffer> {
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={PIXELS} height={PIXELS} viewBox="0 0 100 100">
      <title>{portrait}</title>
      <Portrait name={portrait} />
    </svg>,
  );
  return sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
}
