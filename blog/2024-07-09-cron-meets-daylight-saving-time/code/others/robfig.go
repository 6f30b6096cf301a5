// What Kubernetes' CronJob controller asks for the next runs: of a schedule in
// Paris, after some instants.
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/robfig/cron"
)

func main() {
	fields := cron.Minute | cron.Hour | cron.Dom | cron.Month | cron.Dow
	schedule, err := cron.NewParser(fields).Parse("CRON_TZ=Europe/Paris " + os.Args[1])
	if err != nil {
		panic(err)
	}
	for _, after := range os.Args[2:] {
		at, _ := time.Parse(time.RFC3339, after)
		for run := 0; run < 3; run++ {
			at = schedule.Next(at)
			fmt.Println(at.UTC().Format("2006-01-02 15:04"))
		}
	}
}
