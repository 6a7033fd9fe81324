/**
 * The encoding to send a file or page in: Brotli where it is accepted, as browsers do under HTTPS. A weight of zero
 * excludes an encoding.
 * @param {string | undefined} accepted the header Accept-Encoding
 * @param {readonly ("br" | "gzip")[]} [available] encodings in which there is a copy
 * @returns {"br" | "gzip" | "identity"}
 */
export function acceptedEncoding(accepted = "", available = ["br", "gzip"]) {
  if (available.includes("br") && isAccepted("br", accepted)) return "br";
  return available.includes("gzip") && isAccepted("gzip", accepted) ? "gzip" : "identity";
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
