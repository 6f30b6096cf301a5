npx tsx code/embed.ts http://localhost:11434/v1/embeddings "$MODEL" >mine.json
npx tsx code/bound.ts data/labels.json mine.json
