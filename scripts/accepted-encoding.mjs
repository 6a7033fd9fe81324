/**
 * The encoding to send a file or page in: Brotli where it is accepted, as browsers do under HTTPS. A weight of zero means
 * "not this one".
 * @param {string | undefined} accepted the header Accept-Encoding
 * @param {readonly ("br" | "gzip")[]} [kept] encodings that the file is kept in
 * @returns {"br" | "gzip" | "identity"}
 */
export function acceptedEncoding(accepted = "", kept = ["br", "gzip"]) {
  if (kept.includes("br") && isAccepted("br", accepted)) return "br";
  return kept.includes("gzip") && isAccepted("gzip", accepted) ? "gzip" : "identity";
}

function isAccepted(encoding, accepted) {
  return accepted.split(",").some((one) => {
    const [name, weight = ""] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
