/** A CSV file to download. @param name of the file, without its ending */
export function csvResponse(csv: string, name: string): Response {
  return downloadResponse(csv, "text/csv", `${name}.csv`);
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
