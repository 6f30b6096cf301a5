/** Whether the reader saves data or is on 2G, so that nothing should be fetched before they ask for it. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
