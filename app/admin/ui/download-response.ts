/** A CSV file to download. @param name of the file, without its ending */
export function csvResponse(csv: string, name: string): Response {
  return downloadResponse(csv, "text/csv", `${name}.csv`);
}

/**
 * A list as a CSV file to download; its name says when the list has more rows than one export may have.
 * @param name of the file, without its ending
 */
export function listResponse({ csv, is_truncated }: { csv: string; is_truncated: boolean }, name: string) {
  return csvResponse(csv, is_truncated ? `${name}-incomplete` : name);
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
