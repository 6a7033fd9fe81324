import { buffer } from "node:stream/consumers";
import { askBucket, type Bucket } from "./bucket-request";
import type { NamedFile } from "./file-store";
import { retryWithBackoff } from "./retry-with-backoff";

/** Lists all objects of a folder, in pages of up to a thousand. Names are without the prefix. */
export async function* objectsUnder(bucket: Bucket, folder: string): AsyncIterable<NamedFile> {
  let token: string | null = null;
  do {
    const page: string = await readPage(bucket, folder, token);
    for (const [, entry] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const key = decodeURIComponent(textOf(entry, "Key") ?? "");
      yield { name: key.slice(bucket.prefix.length), bytes: Number(textOf(entry, "Size")) };
    }
    token = textOf(page, "NextContinuationToken");
  } while (token !== null);
}

function readPage(bucket: Bucket, folder: string, token: string | null): Promise<string> {
  const query = {
    "list-type": "2",
    "encoding-type": "url",
    prefix: `${bucket.prefix}${folder}/`,
    ...(token !== null && { "continuation-token": token }),
  };
  return retryWithBackoff(async () => {
    const response = await askBucket(bucket, { method: "GET", key: "", query });
    if (!response) throw new Error(`There is no list of the bucket ${bucket.bucket}.`);
    return (await buffer(response)).toString("utf8");
  });
}

/** The text of an element without children; names are URL-encoded, tokens may contain XML entities. */
function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|apos|#39|#34);/g, (_whole, mark) => MARKS[mark] ?? "") ?? null;
}

const MARKS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  "#34": '"',
};
