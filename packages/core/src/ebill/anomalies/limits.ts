/** Every bound of the anomaly detection, once. Amounts are decimal texts. */
export const anomalyLimits = {
  /** Days in which an earlier case can be the same one, and days its own date may lie apart. */
  duplicateWindowDaysMax: 90,
  duplicateDateDaysMax: 3,
  /** Earlier amounts from which on they say what is usual; with fewer the fixed bound decides. */
  amountsMin: 10,
  recipientAmountsMin: 5,
  fixedAmountMax: '1000000.00',
  /** Times the 95th percentile, and times the median of one recipient. */
  percentileFactorMax: '10',
  recipientMedianFactorMax: '20',
  /** Robust distance from the median on a logarithmic scale, and the least spread that is assumed. */
  robustDistanceMax: 6,
  robustSpreadMin: 0.1,
  /** Hundredths by which sums of taxes may differ from rounding. */
  roundingRappenMax: 5,
  /** Per cent of the total that instalments may add up to. */
  instalmentSumPercentMax: '120',
  /** Submissions in an hour that are never too many, and times the usual number. */
  submissionsPerHourMax: 200,
  submissionsFactorMax: 10,
  /** Days from the first submission on, and submissions, before anything is usual; and days that are looked back: thirteen months. */
  usualHourDaysMin: 31,
  usualHourSubmissionsMin: 10,
  usualHourDaysMax: 396,
  /** Bytes of a PDF that is quick to open. */
  pdfBytesUsualMax: 4_000_000,
  /** Characters of the text of a PDF that are searched. */
  textLengthMax: 8_000_000,
  /** Earlier amounts and cases that are looked at, the newest first. */
  earlierMax: 1000,
  /** Anomalies that are listed. */
  anomaliesMax: 100,
} as const;
