export interface UsRegion {
  /** Magento's number. */
  id: number;
  code: string;
  name: string;
  /** The first three digits of its ZIP codes, single ones or ranges. */
  zips: string;
}

/** The 50 states and the District of Columbia: the shipping area. */
export const usRegions: UsRegion[] = [
  { id: 1, code: "AL", name: "Alabama", zips: "350-369" },
  { id: 2, code: "AK", name: "Alaska", zips: "995-999" },
  { id: 4, code: "AZ", name: "Arizona", zips: "850-865" },
  { id: 5, code: "AR", name: "Arkansas", zips: "716-729" },
  { id: 12, code: "CA", name: "California", zips: "900-961" },
  { id: 13, code: "CO", name: "Colorado", zips: "800-816" },
  { id: 14, code: "CT", name: "Connecticut", zips: "060-069" },
  { id: 15, code: "DE", name: "Delaware", zips: "197-199" },
  { id: 16, code: "DC", name: "District of Columbia", zips: "200 202-205 569" },
  { id: 18, code: "FL", name: "Florida", zips: "320-339 341-342 344 346-347 349" },
  { id: 19, code: "GA", name: "Georgia", zips: "300-319 398-399" },
  { id: 21, code: "HI", name: "Hawaii", zips: "967-968" },
  { id: 22, code: "ID", name: "Idaho", zips: "832-838" },
  { id: 23, code: "IL", name: "Illinois", zips: "600-629" },
  { id: 24, code: "IN", name: "Indiana", zips: "460-479" },
  { id: 25, code: "IA", name: "Iowa", zips: "500-528" },
  { id: 26, code: "KS", name: "Kansas", zips: "660-679" },
  { id: 27, code: "KY", name: "Kentucky", zips: "400-427" },
  { id: 28, code: "LA", name: "Louisiana", zips: "700-714" },
  { id: 29, code: "ME", name: "Maine", zips: "039-049" },
  { id: 31, code: "MD", name: "Maryland", zips: "206-219" },
  { id: 32, code: "MA", name: "Massachusetts", zips: "010-027 055" },
  { id: 33, code: "MI", name: "Michigan", zips: "480-499" },
  { id: 34, code: "MN", name: "Minnesota", zips: "550-567" },
  { id: 35, code: "MS", name: "Mississippi", zips: "386-397" },
  { id: 36, code: "MO", name: "Missouri", zips: "630-658" },
  { id: 37, code: "MT", name: "Montana", zips: "590-599" },
  { id: 38, code: "NE", name: "Nebraska", zips: "680-693" },
  { id: 39, code: "NV", name: "Nevada", zips: "889-898" },
  { id: 40, code: "NH", name: "New Hampshire", zips: "030-038" },
  { id: 41, code: "NJ", name: "New Jersey", zips: "070-089" },
  { id: 42, code: "NM", name: "New Mexico", zips: "870-884" },
  { id: 43, code: "NY", name: "New York", zips: "005 100-149" },
  { id: 44, code: "NC", name: "North Carolina", zips: "270-289" },
  { id: 45, code: "ND", name: "North Dakota", zips: "580-588" },
  { id: 47, code: "OH", name: "Ohio", zips: "430-459" },
  { id: 48, code: "OK", name: "Oklahoma", zips: "730-731 734-749" },
  { id: 49, code: "OR", name: "Oregon", zips: "970-979" },
  { id: 51, code: "PA", name: "Pennsylvania", zips: "150-196" },
  { id: 53, code: "RI", name: "Rhode Island", zips: "028-029" },
  { id: 54, code: "SC", name: "South Carolina", zips: "290-299" },
  { id: 55, code: "SD", name: "South Dakota", zips: "570-577" },
  { id: 56, code: "TN", name: "Tennessee", zips: "370-385" },
  { id: 57, code: "TX", name: "Texas", zips: "733 750-799 885" },
  { id: 58, code: "UT", name: "Utah", zips: "840-847" },
  { id: 59, code: "VT", name: "Vermont", zips: "050-054 056-059" },
  { id: 61, code: "VA", name: "Virginia", zips: "201 220-246" },
  { id: 62, code: "WA", name: "Washington", zips: "980-994" },
  { id: 63, code: "WV", name: "West Virginia", zips: "247-268" },
  { id: 64, code: "WI", name: "Wisconsin", zips: "530-549" },
  { id: 65, code: "WY", name: "Wyoming", zips: "820-831" },
];

/** Finds a state by its code or name, ignoring case, or by its number. */
export function findUsRegion(wanted: string | number | null | undefined): UsRegion | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  if (typeof wanted === "number") return usRegions.find(({ id }) => id === wanted);
  const text = wanted.trim().toLowerCase();
  return usRegions.find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text);
}
