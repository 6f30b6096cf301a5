// What Kubernetes' CronJob controller asks for the next run.
package main

import (
	"fmt"
	"time"

	"github.com/robfig/cron"
)

func main() {
	fields := cron.Minute | cron.Hour | cron.Dom | cron.Month | cron.Dow
	schedule, err := cron.NewParser(fields).Parse("CRON_TZ=Europe/Paris 30 2 * * *")
	if err != nil {
		panic(err)
	}
	for _, noon := range []string{"2024-03-30T12:00:00Z", "2024-10-26T12:00:00Z"} {
		at, _ := time.Parse(time.RFC3339, noon)
		for run := 0; run < 3; run++ {
			at = schedule.Next(at)
			fmt.Println(at.UTC().Format("2006-01-02 15:04"))
		}
	}
}
