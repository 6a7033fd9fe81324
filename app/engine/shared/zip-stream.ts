import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive; its bytes are read when its turn comes. */
export interface ArchivedFile {
  name: string;
  read: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

/** Files have a constant time, so that equal files make equal archives. */
const ALWAYS = "2000-01-01T12:00:00";

/** Packs files into a ZIP archive, uncompressed, one after the other, so that only a part of one is in memory. */
export async function* zipOf(files: Iterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for (const { name, read } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = ALWAYS;
    zip.add(file);
    for await (const chunk of await read()) {
      file.push(chunk);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
