/**
 * A CSV file to download.
 * @param name of the file, without its ending
 * @param isTruncated the file ends before the list does, which its name says
 */
export function csvResponse(csv: string, name: string, { isTruncated = false } = {}): Response {
  return downloadResponse(csv, "text/csv", `${name}${isTruncated ? "-first-part" : ""}.csv`);
}

/** A JSON file to download. @param name of the file, without its ending */
export function jsonResponse(text: string, name: string): Response {
  return downloadResponse(text, "application/json", `${name}.json`);
}

function downloadResponse(text: string, type: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
