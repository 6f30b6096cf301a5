import {
  CloudFrontClient,
  GetDistributionConfigCommand,
  UpdateDistributionCommand,
} from '@aws-sdk/client-cloudfront';

const client = new CloudFrontClient();
const Id = process.env.DISTRIBUTION;

// #region off
/** Turns the distribution off, whatever called it. */
export async function handler() {
  const {DistributionConfig, ETag} = await client.send(
    new GetDistributionConfigCommand({Id}),
  );
  if (DistributionConfig.Enabled) {
    DistributionConfig.Enabled = false;
    await client.send(
      new UpdateDistributionCommand({Id, IfMatch: ETag, DistributionConfig}),
    );
  }
}
// #endregion
